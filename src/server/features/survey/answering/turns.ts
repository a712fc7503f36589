/** Runs the units of work of one user one after another, in the order of the calls. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return {
    async run<T>(userId: string, unit: () => Promise<T>): Promise<T> {
      const before = last.get(userId);
      const own = before ? before.then(unit, unit) : unit();
      last.set(userId, own);
      try {
        return await own;
      } finally {
        if (last.get(userId) === own) last.delete(userId);
      }
    },
  };
}
