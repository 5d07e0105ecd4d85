export default function Page() {
  return (
    <main>
      <h1>apply</h1>
    </main>
  );
}
