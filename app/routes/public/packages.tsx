export default function Page() {
  return (
    <main>
      <h1>packages</h1>
    </main>
  );
}
