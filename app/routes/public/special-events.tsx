export default function Page() {
  return (
    <main>
      <h1>special-events</h1>
    </main>
  );
}
