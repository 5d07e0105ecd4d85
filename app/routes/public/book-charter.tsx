export default function Page() {
  return (
    <main>
      <h1>book-charter</h1>
    </main>
  );
}
