import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });

/** The same reads as the site's fleet page: a page of yachts, how many there are, the brands. */
export async function readFleet() {
  const [yachts, total, brands] = await Promise.all([
    pool.query(
      'select * from yachts where archived_at is null order by is_featured desc, length_ft desc, id limit 12',
    ),
    pool.query('select count(*) from yachts where archived_at is null'),
    pool.query(
      'select brand_slug, min(brand) as brand, count(*) from yachts where archived_at is null group by brand_slug',
    ),
  ]);
  return { yachts: yachts.rows, total: Number(total.rows[0].count), brands: brands.rows };
}

export function Fleet({ yachts, total, brands }) {
  return (
    <main>
      <h1>Our Yachts</h1>
      <form action="/yachts">
        <input type="search" name="q" aria-label="Search" />
        <select name="category" aria-label="Brand">
          {brands.map((brand) => (
            <option key={brand.brand_slug} value={brand.brand_slug}>
              {brand.brand} ({brand.count})
            </option>
          ))}
        </select>
      </form>
      <p>Showing 1-12 of {total} yachts</p>
      <ul>
        {yachts.map((yacht) => (
          <li key={yacht.id}>
            <article>
              <a href={`/yachts/${yacht.id}`}>
                <img
                  src={`/api/yacht-images/${yacht.primary_image}?w=640`}
                  srcSet={[320, 480, 640, 768, 960, 1280, 1600, 1920]
                    .map((width) => `/api/yacht-images/${yacht.primary_image}?w=${width} ${width}w`)
                    .join(', ')}
                  alt={yacht.name}
                  width="1600"
                  height="900"
                  loading="lazy"
                />
                <h2>{yacht.name}</h2>
              </a>
              <p>
                {yacht.brand} {yacht.model}
              </p>
              <p>{yacht.description}</p>
              <dl>
                <dt>Length</dt>
                <dd>{yacht.length_ft} ft</dd>
                <dt>Guests</dt>
                <dd>{yacht.capacity}</dd>
                <dt>Cabins</dt>
                <dd>{yacht.cabins}</dd>
              </dl>
              <ul>
                {yacht.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </article>
          </li>
        ))}
      </ul>
    </main>
  );
}
