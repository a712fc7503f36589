export default function SurveyScreen() {
  return <h1>SurveyScreen</h1>;
}
