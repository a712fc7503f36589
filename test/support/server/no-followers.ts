import type { Followers } from '../../../src/server/platform/app-services.ts';

/** For a test that calls an operation without the features that follow it. */
export const noFollowers: Followers = {
  signInByEmail: () => Promise.reject(new Error('nobody signs in by e-mail here')),
  async signedIn() {},
  surveyStarted() {},
  async surveyFinished() {},
  async surveyFinishing() {},
  async limitMarked() {},
  async answerRevised() {},
  async recordChanged() {},
  async informationChanged() {},
  async accountDeleting() {},
  hasOpenLinks: async () => false,
  async removeLinks() {},
  findInsight: async () => undefined,
  listOutcomes: async () => [],
};
