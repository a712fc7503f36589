/** Questions that come while others are under way wait for each other and are asked at once: a round trip for many. */
interface Waiting<Q, A> {
  readonly question: Q;
  resolve(answer: A): void;
  reject(error: unknown): void;
}

export interface TogetherOptions {
  /** How many at once. */
  readonly most?: number;
  /** So that a slow answer holds up nobody but those who asked with it. */
  readonly lanes?: number;
}

/**
 * `ask` gets what was asked since it was last called, and answers in the same order. Whoever asks is answered from
 * what `ask` began to find out afterwards, never from before. Where it throws, all who asked with it hear of it.
 */
export function together<Q, A>(
  ask: (questions: readonly Q[]) => Promise<readonly A[]>,
  { most = 64, lanes = 2 }: TogetherOptions = {},
): (question: Q) => Promise<A> {
  const waiting: Waiting<Q, A>[] = [];
  let running = 0;
  /** A lane has begun, and takes all who come before its turn. */
  let collecting = false;

  async function askGroup(group: readonly Waiting<Q, A>[]): Promise<void> {
    try {
      const answers = await ask(group.map(({ question }) => question));
      if (answers.length !== group.length)
        throw new Error(`${group.length} questions got ${answers.length} answers.`);
      for (const [i, one] of group.entries()) one.resolve(answers[i] as A); // as: there are as many
    } catch (error) {
      for (const one of group) one.reject(error);
    }
  }

  function begin(): void {
    if (collecting || running === lanes) return;
    collecting = true;
    running += 1;
    void run();
  }

  async function run(): Promise<void> {
    await new Promise(setImmediate); // let the requests that already lie in the sockets join
    collecting = false;
    while (waiting.length > 0) {
      const group = waiting.splice(0, most);
      if (waiting.length > 0) begin(); // more than one group takes: they need not wait for its answer
      await askGroup(group);
    }
    running -= 1;
  }

  return (question) =>
    new Promise<A>((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      begin();
    });
}
