/** The public entry of the artificial players. */
export { type Match, type MatchResult, playMatch } from './match.ts';
export { PLAYERS, type Player, playerNamed } from './players.ts';
