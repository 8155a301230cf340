/** `npm start`: serves the built client on http://localhost:8080 (PORT and HOST change that). */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSite } from './app.ts';
import { loadFiles } from './files.ts';

const folder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const port = Number(process.env['PORT'] ?? 8080);
const host = process.env['HOST'] ?? 'localhost';

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  process.stderr.write(`PORT must be a number from 0 to 65535, not "${process.env['PORT']}"\n`);
  process.exit(2);
}
if (!existsSync(folder)) {
  process.stderr.write('The client has not been built yet: use `npm start`.\n');
  process.exit(2);
}

const site = createSite(loadFiles(folder));
site.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  process.stderr.write(taken ? `Port ${port} is taken: choose another with PORT=…\n` : `${error.message}\n`);
  process.exit(1);
});
site.listen(port, host, () => {
  const address = site.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  process.stdout.write(`Great Glen is ready: http://${host}:${actual}\n`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.close(() => process.exit(0)));
