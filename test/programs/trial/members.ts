/** Asks each machine's own Patroni about its PostgreSQL: the store of leases may be behind. */

import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '../../support/process/wait-for.ts';
import type { Machine } from './machines.ts';
import { type Place, portOf, shippedPassword } from './place.ts';

interface Status {
  readonly state: string;
  readonly role: 'master' | 'replica';
  readonly timeline?: number;
  /** Whether the store of leases allows it to be promoted. */
  readonly sync_standby?: boolean;
  /** What a primary sends its log to. */
  readonly replication?: readonly {
    readonly application_name: string;
    readonly state: string;
    readonly sync_state: string;
  }[];
}

interface Member extends Status {
  readonly machine: Machine;
}

export interface StandbyWatch extends AsyncDisposable {
  /** The longest time without a primary whose synchronous standby could be promoted. */
  readonly longestGap: number;
}

export interface Members {
  findPrimary(): Promise<Machine>;
  findSynchronousStandby(): Promise<Machine>;
  /** Waits until HAProxy would lead to another one. */
  waitForPrimaryBeside(machine: Machine): Promise<void>;
  /** Waits until there are one primary and two standbys on one timeline, which it returns. */
  waitUntilHealthy(): Promise<number>;
  watchStandby(): StandbyWatch;
  switchOver(): Promise<void>;
}

const healthyAttempts = 12_000;

type AskPatroni = (machine: Machine, path: string, init?: RequestInit) => Promise<Response>;

const createAskPatroni =
  (place: Place): AskPatroni =>
  ({ name }, path, init) =>
    fetch(`http://127.0.0.1:${portOf(place, `10.0.0.${name.slice(2)}:8008`)}${path}`, {
      signal: AbortSignal.timeout(2000),
      ...init,
    });

/** What the machines answer that are neither lost nor frozen. */
async function askAll<T>(
  machines: readonly Machine[],
  ask: (machine: Machine) => Promise<T>,
): Promise<readonly T[]> {
  const answers = await Promise.allSettled(machines.map(ask));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}

/** The standby that the only primary waits for and that may be promoted. */
function findProtector(members: readonly Member[]): Member | null {
  const [primary, second] = members.filter(
    ({ role, state }) => role === 'master' && state === 'running',
  );
  if (!primary || second) return null;
  const standby = primary.replication?.find(({ sync_state: state }) => state === 'sync');
  const member = members.find(({ machine }) => machine.name === standby?.application_name);
  return standby?.state === 'streaming' && member?.sync_standby ? member : null;
}

/** Returns the timeline of all machines, or 0 if the cluster is not whole. */
function findTimeline(members: readonly Member[], count: number): number {
  const [{ timeline = 0 } = {}] = members;
  const isWhole =
    members.length === count &&
    findProtector(members) !== null &&
    members.every((one) => one.state === 'running' && one.timeline === timeline) &&
    members.some(({ replication = [] }) => replication.length === count - 1);
  return isWhole ? timeline : 0;
}

function watchStandby(listMembers: () => Promise<readonly Member[]>): StandbyWatch {
  const result = { longestGap: 0 };
  const over = new AbortController();
  const watch = async () => {
    let lastSeen = performance.now();
    while (!over.signal.aborted) {
      const hasStandby = findProtector(await listMembers()) !== null;
      const now = performance.now();
      result.longestGap = Math.max(result.longestGap, now - lastSeen);
      if (hasStandby) lastSeen = now;
      await pause(200);
    }
  };
  const watching = watch();
  return Object.assign(result, {
    async [Symbol.asyncDispose]() {
      over.abort();
      await watching;
    },
  });
}

async function switchOver(leader: Machine, askPatroni: AskPatroni): Promise<void> {
  const answer = await askPatroni(leader, '/switchover', {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`patroni:${shippedPassword('patroni')}`)}` },
    body: JSON.stringify({ leader: leader.name }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!answer.ok) throw new Error(`Patroni refuses the switchover: ${await answer.text()}`);
}

export function watchMembers(place: Place, machines: readonly Machine[]): Members {
  const askPatroni = createAskPatroni(place);
  const listMembers = () =>
    askAll(machines, async (machine): Promise<Member> => {
      const answer = await askPatroni(machine, '/patroni');
      // as: https://patroni.readthedocs.io/en/rest-api-guide/rest_api.html
      return { ...((await answer.json()) as Status), machine };
    });

  async function find(what: string, isIt: (member: Member) => boolean): Promise<Machine> {
    const found: Member[] = [];
    const isFound = async () => found.push(...(await listMembers()).filter(isIt)) > 0;
    await waitFor(what, isFound);
    const [member] = found;
    if (!member) throw new Error(`the cluster has no ${what}`);
    return member.machine;
  }
  const findPrimary = () => find('primary', ({ role }) => role === 'master');

  return {
    findPrimary,
    findSynchronousStandby: () =>
      find('synchronous standby', ({ sync_standby: isIt = false }) => isIt),
    async waitForPrimaryBeside(machine) {
      const others = machines.filter((one) => one !== machine);
      const isPrimary = async (one: Machine) => (await askPatroni(one, '/primary')).ok;
      const isReplaced = async () => (await askAll(others, isPrimary)).includes(true);
      await waitFor('another primary', isReplaced, healthyAttempts);
    },
    async waitUntilHealthy() {
      let timeline = 0;
      const isHealthy = async () =>
        (timeline = findTimeline(await listMembers(), machines.length)) > 0;
      await waitFor('a primary with two standbys on one timeline', isHealthy, healthyAttempts);
      return timeline;
    },
    watchStandby: () => watchStandby(listMembers),
    switchOver: async () => switchOver(await findPrimary(), askPatroni),
  };
}
