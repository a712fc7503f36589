/**
 * Calibrates the answers of as many simulated people as the argument says, who answer the product's
 * own adaptive form, and prints the cost.
 */

import { calibrate } from '../calibration/calibrate.ts';
import { surveyPeople } from '../study/calibration/surveyed-people.ts';
import { generator } from '../study/people/population.ts';
import { getWorld } from '../study/people/worlds.ts';
import type { Cost } from './calibration.ts';

const { truth, provisional: bank } = getWorld(490);
const count = Number(process.argv[2]);
const people = surveyPeople(count, { truth, asking: bank }, generator('bench calibration'));
const answered = people.map(({ answers }) => ({ bank, answers }));

const start = performance.now();
const before = process.cpuUsage();
const { converged } = calibrate(answered, { seed: 'bench' });
if (!converged) throw new Error('The calibration did not converge.');
const { user, system } = process.cpuUsage(before);
const cost: Cost = {
  seconds: (performance.now() - start) / 1000,
  processorSeconds: (user + system) / 1e6,
  megabytes: process.resourceUsage().maxRSS / 1024,
};
process.stdout.write(JSON.stringify(cost));
