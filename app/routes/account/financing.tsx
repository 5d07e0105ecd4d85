export default function Page() {
  return (
    <main>
      <h1>financing</h1>
    </main>
  );
}
