export default function LoggedOutScreen() {
  return <h1>LoggedOutScreen</h1>;
}
