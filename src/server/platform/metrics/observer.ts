/** What the parts of the server tell of their work, where somebody counts it; none of it names a person (decisions H3). */

export interface AnsweredRequest {
  readonly method: string;
  /** The route's pattern, or undefined where no route was found. */
  readonly route: string | undefined;
  readonly status: number;
  readonly seconds: number;
}

export interface AppObserver {
  request(request: AnsweredRequest): void;
  surveyStarted(synthetic: boolean): void;
  surveyFinished(synthetic: boolean): void;
}
