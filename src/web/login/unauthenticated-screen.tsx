export default function UnauthenticatedScreen() {
  return <h1>UnauthenticatedScreen</h1>;
}
