/**
 * Shares the thread of this program among client networks. A request waits for its turn when it
 * arrives, and again after each wait for something outside, such as a commit. A turn ends by itself
 * when the request waits or is answered, so there is nothing to give back.
 *
 * In a round, which ends after the sockets have been read, a network works for a short time at
 * most. Networks take turns, as do the callers within a network.
 */

/** Where a request waits. Each request has an object of its own. */
export interface Place {
  readonly network: string;
  readonly caller: string;
}

interface Waiting {
  readonly place: Place;
  readonly start: () => void;
}

/** The callers of a network that wait, next one first. */
interface Line {
  readonly callers: Map<string, Set<Waiting>>;
  size: number;
}

export interface Turns {
  /** Calls `start` when it is the caller's turn. Returns a function that leaves the line. */
  wait(place: Place, start: () => void): () => void;
  /** Whether too many wait for this network to take another one. */
  isFull(network: string): boolean;
  /** Whether requests of more than one network were there lately. */
  isShared(): boolean;
  /** Whether this request may work on: in its turn, or while no other network is there. */
  mayWorkOn(place: Place): boolean;
}

export const turnLimits = {
  /**
   * How often the sockets are read in a round beside others. A request of another network that
   * waits for a batch is answered within three.
   */
  looksOfRound: 3,
  /** How long a network works in a round, if others were there lately. */
  sharedMilliseconds: 0.3,
  /**
   * How long a network alone works before the sockets are read, which may bring another one. With
   * less, its requests would spread over more queries and commits.
   */
  aloneMilliseconds: 10,
  /** How long ago others were there lately. */
  latelyMilliseconds: 1000,
  maxWaitingOfNetwork: 512,
  /** Beyond this, networks with more than an equal share are refused. */
  maxWaiting: 2000,
};

/** Tells when a turn has ended and the sockets have been read. Tests replace it. */
interface Pace {
  readonly now: () => number;
  /** Calls `next` when the work that the current turn began has ended. */
  readonly afterTurn: (next: () => void) => void;
  /** Calls `next` after the sockets have been read. */
  readonly afterSockets: (next: () => void) => void;
}

const eventLoop: Pace = {
  now: () => performance.now(),
  // The tick runs after all microtasks, also those that they add, and before any event.
  afterTurn: (next) => queueMicrotask(() => process.nextTick(next)),
  afterSockets: (next) => void setImmediate(next),
};

function createLines() {
  const lines = new Map<string, Line>();
  let size = 0;

  function remove(line: Line, waiting: Waiting): void {
    const { network, caller } = waiting.place;
    const own = line.callers.get(caller);
    if (!own?.delete(waiting)) return;
    if (own.size === 0) line.callers.delete(caller);
    line.size -= 1;
    size -= 1;
    if (line.size === 0) lines.delete(network);
  }

  return {
    size: (): number => size,
    sizeOf: (network: string): number => lines.get(network)?.size ?? 0,
    averageSize: (): number => size / lines.size,
    add(waiting: Waiting): () => void {
      const { network, caller } = waiting.place;
      const line = lines.get(network) ?? { callers: new Map<string, Set<Waiting>>(), size: 0 };
      lines.set(network, line);
      const own = line.callers.get(caller) ?? new Set();
      line.callers.set(caller, own.add(waiting));
      line.size += 1;
      size += 1;
      return () => remove(line, waiting);
    },
    /** Removes the next one of the first network that may work, and puts both at the end. */
    take(mayWork: (network: string) => boolean): Waiting | undefined {
      for (const [network, line] of lines) {
        if (!mayWork(network)) continue;
        for (const [caller, own] of line.callers)
          for (const waiting of own) {
            remove(line, waiting);
            if (line.callers.delete(caller)) line.callers.set(caller, own);
            if (lines.delete(network)) lines.set(network, line);
            return waiting;
          }
      }
      return undefined;
    },
  };
}

interface RoundDeps {
  readonly pace: Pace;
  readonly limits: typeof turnLimits;
  readonly isAnyWaiting: () => boolean;
  readonly onEnd: () => void;
}

/** Adds up how long each network has worked in the current round. */
function createRounds({ pace, limits, isAnyWaiting, onEnd }: RoundDeps) {
  const worked = new Map<string, number>();
  let looksLeft = 0;
  let lastNetwork: string | null = null;
  let sharedUntil = Number.NEGATIVE_INFINITY;
  const isShared = (): boolean => pace.now() < sharedUntil;
  const maxMilliseconds = (): number =>
    isShared() ? limits.sharedMilliseconds : limits.aloneMilliseconds;

  function open(): void {
    if (looksLeft > 0) return;
    looksLeft = limits.looksOfRound;
    pace.afterSockets(look);
  }

  function look(): void {
    looksLeft = isShared() && isAnyWaiting() ? looksLeft - 1 : 0;
    if (looksLeft > 0) pace.afterSockets(look);
    else end();
  }

  /** Beside others, a network that worked for too long stays away from the next rounds too. */
  function end(): void {
    if (!isShared() || !isAnyWaiting()) worked.clear();
    for (const [network, milliseconds] of worked) {
      const rest = milliseconds - limits.sharedMilliseconds;
      if (rest > 0) worked.set(network, rest);
      else worked.delete(network);
    }
    if (worked.size > 0) open();
    onEnd();
  }

  return {
    isShared,
    mayWork: (network: string): boolean => (worked.get(network) ?? 0) < maxMilliseconds(),
    /** Returns a function that ends the work. */
    startWork(network: string): () => void {
      const startedAt = pace.now();
      if (lastNetwork !== null && network !== lastNetwork)
        sharedUntil = startedAt + limits.latelyMilliseconds;
      lastNetwork = network;
      open();
      return () => worked.set(network, (worked.get(network) ?? 0) + pace.now() - startedAt);
    },
  };
}

export function createTurns(pace = eventLoop, limits = turnLimits): Turns {
  const lines = createLines();
  let current: Place | null = null;
  const rounds = createRounds({
    pace,
    limits,
    isAnyWaiting: () => lines.size() > 0,
    onEnd: startNext,
  });

  function startNext(): void {
    const next = current === null ? lines.take(rounds.mayWork) : undefined;
    if (!next) return;
    current = next.place;
    const endWork = rounds.startWork(next.place.network);
    pace.afterTurn(() => {
      endWork();
      current = null;
      startNext();
    });
    next.start();
  }

  return {
    wait(place, start) {
      const leave = lines.add({ place, start });
      startNext();
      return leave;
    },
    isFull: (network) =>
      lines.sizeOf(network) >= limits.maxWaitingOfNetwork ||
      (lines.size() >= limits.maxWaiting && lines.sizeOf(network) >= lines.averageSize()),
    isShared: rounds.isShared,
    mayWorkOn: (place) => place === current || !rounds.isShared(),
  };
}
