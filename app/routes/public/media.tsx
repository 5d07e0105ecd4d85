export default function Page() {
  return (
    <main>
      <h1>media</h1>
    </main>
  );
}
