import { parentPort } from 'node:worker_threads';
import { runTrial, type Trial } from './trial.ts';

parentPort?.on('message', (trial: Trial) => {
  parentPort?.postMessage({ value: runTrial(trial) });
});
