export default function CreateAccountScreen() {
  return <h1>CreateAccountScreen</h1>;
}
