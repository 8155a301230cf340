/** Text and elements for the page. Whatever is not made here is escaped. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

type Attributes = Readonly<Record<string, string | number>>;

/** Attributes are escaped, the content is markup already. */
export function tag(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(typeof value === 'number' ? coordinate(value) : value)}"`,
  );
  return `<${name}${list.join('')}>${content}</${name}>`;
}

/** Short numbers keep a page with thousands of marks small. */
function coordinate(value: number): string {
  return `${Math.round(value * 10) / 10}`;
}
