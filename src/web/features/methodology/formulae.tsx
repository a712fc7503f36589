/** The formulae of the model, collapsed at first (measurement §2, §4–§6). */
export function Formulae() {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center underline decoration-line-strong underline-offset-4">
        The model in formulae
      </summary>
      <ul className="mt-3 flex flex-col gap-4 text-step--1 leading-relaxed text-muted [&_code]:block [&_code]:py-1 [&_code]:text-text">
        <li>
          Answers follow Samejima’s graded response model, with a trait for each side of a theme and
          a contrast between fantasy and activity for each theme:
          <code>P(Y ≥ k+1) = logistic(a (θ + s δ − b_k)), s = +½ for fantasy, −½ for activity</code>
        </li>
        <li>
          The latent vector has a correlated normal prior. It is estimated by its posterior mode
          (Newton’s method on a strictly concave function), its covariance by the observed
          information there:
          <code>V = (Σ₀⁻¹ + Σ w l l′)⁻¹</code>
        </li>
        <li>
          Everything shown is computed over fixed draws from that normal distribution: the value is
          their mean, the margin their standard deviation.
        </li>
        <li>
          Questions are chosen one after the other by the gain in determinant, their information
          averaged over the posterior, within rules of content, facet, pair and exposure:
          <code>gain = log(1 + w̄ l′ S l)</code>
        </li>
        <li>
          Comparison: needs and readiness of both, joined by the geometric mean, and the mean
          distance of complementary scores:
          <code>percent = 100 (0.5 √(S₁₂ S₂₁) + 0.5 A)</code>
          The level is the most probable one of the standing z, where m and s are the mean and
          spread of each person’s percent with the reference people:
          <code>z = ½ [(percent − m₁)/s₁ + (percent − m₂)/s₂]</code>
        </li>
      </ul>
    </details>
  );
}
