export default function Page() {
  return (
    <main>
      <h1>yacht</h1>
    </main>
  );
}
