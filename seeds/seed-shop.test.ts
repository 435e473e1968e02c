import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { argon2Sync } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { type Campaign, CAMPAIGNS, SCHEDULE } from '#app/domain/marketing/campaigns.ts'
import { DISCOUNT_PARTS } from '#app/domain/cart/cart-totals.ts'
import { LANGUAGES } from '#app/domain/language.ts'
import { REFERENCE_LISTS } from '#app/shop-api/contract/reference.ts'
import { openDb } from '#db/open.ts'
import { BANNERS } from './content/banners.ts'
import { HOLIDAY_VENDOR_ID, PERSONA_PASSWORD, PERSONAS, SUSPENDED_VENDOR_ID } from './personas.ts'
import { ensureShopDatabase } from './seed.ts'
import { seedShop, withSafeDescription } from './seed-shop.ts'

/** Of seed 42 and 300 products. It changes when the generator or the reference lists change their output: then update it here. */
const CHECKSUM_OF_300 = '6dffc615d3a236073c3ae220430510ffec45d25781ab1a9828c8750fd3b1a625'

const db = openDb(':memory:')
const { checksum } = seedShop(db, { size: 300, seed: 42 })
const select = <Row>(sql: string) => db.$client.prepare<unknown[], Row>(sql).all()
const count = (table: string) => select<{ n: number }>(`select count(*) n from ${table}`)[0]?.n

const dir = mkdtempSync(join(tmpdir(), 'seed-'))
afterAll(() => rmSync(dir, { recursive: true }))

test('the same seed makes the same rows', () => {
  expect(checksum, 'if the change is meant, this is CHECKSUM_OF_300 from now on').toBe(CHECKSUM_OF_300)
})

test('another seed makes others', () => {
  expect(seedShop(openDb(':memory:'), { size: 300, seed: 43 }).checksum).not.toBe(checksum)
})

test('no row refers to one that is not there', () => {
  expect(db.$client.pragma('foreign_key_check')).toEqual([])
})

test('meta says how the database was made', () => {
  const meta = Object.fromEntries(
    select<{ key: string; value: string }>('select key, value from meta').map(({ key, value }) => [key, value]),
  )
  expect(meta).toEqual({ generator: 'patyna-seed-2', seed: '42', size: '300', checksum, broken: expect.stringContaining('contradicts') })
})

test('GAP-126: at least 200 vendors with an HTML description, a few suspended, a few on holiday', () => {
  expect(count('vendor')).toBeGreaterThanOrEqual(200)
  expect(count(`vendor where description not like '<p>%</p>'`)).toBe(0)
  expect(select<{ n: number }>('select count(distinct url_slug) n from vendor')[0]?.n).toBe(count('vendor'))
  expect(count('vendor where is_suspended')).toBeGreaterThan(2)
  expect(count('vendor where vacation_until is not null')).toBeGreaterThan(3)
})

test('EXT-18: a vendor is the firm that its description names', () => {
  const rows = select<{ description: string; city: string; firm: string }>('select description, city, firm from vendor')
  const unlike = rows.filter(({ description, city, firm }) => {
    const { name, street, zipCode } = JSON.parse(firm)
    return !description.includes(`: ${name}, ${street}, ${zipCode} ${city}`)
  })
  expect(unlike).toEqual([])
})

test('GAP-83: the vendors that tests name are suspended and on holiday', () => {
  const rows = select<{ id: number; is_suspended: number; vacation_until: string | null }>('select * from vendor')
  expect(rows.find(({ id }) => id === SUSPENDED_VENDOR_ID)).toMatchObject({ is_suspended: 1 })
  expect(rows.find(({ id }) => id === HOLIDAY_VENDOR_ID)).toMatchObject({ is_suspended: 0, vacation_until: '2027-08-31' })
})

test('GAP-128: personas log in with the password, one has none, the guest has no account', () => {
  const rows = select<{ email: string; password_hash: string | null }>(`select email, password_hash from client where world = 'seed'`)
  expect(rows.map(({ email }) => email)).toEqual(Object.values(PERSONAS).flatMap(({ email }) => email ?? []))
  expect(rows.filter((row) => row.password_hash === null).map(({ email }) => email)).toEqual([PERSONAS.withoutPassword.email])
  const [, , , , salt = '', tag = ''] = rows[0]?.password_hash?.split('$') ?? []
  const nonce = Buffer.from(salt, 'base64')
  const computed = argon2Sync('argon2id', { message: PERSONA_PASSWORD, nonce, tagLength: 32, memory: 19_456, passes: 2, parallelism: 1 })
  expect(computed.toString('base64').replace(/=+$/, '')).toBe(tag)
})

const STATIC_SLUGS = {
  pl: [
    'gwarancja-najniszej-ceny',
    'bezpieczenstwo-zakupow',
    'marki-darmowa-dostawa',
    'promocje',
    'jak-sortujemy-wyniki',
    'regulamin',
    'polityka-prywatnosci',
  ],
  en: ['lowest-price-guarantee', 'safe-shopping', 'free-delivery-brands', 'promotions', 'how-we-rank-results', 'terms', 'privacy'],
  es: [
    'garantia-del-precio-mas-bajo',
    'compra-segura',
    'marcas-con-envio-gratis',
    'promociones',
    'como-ordenamos-los-resultados',
    'condiciones',
    'privacidad',
  ],
}
const ALIKE_SLUGS = ['kontakt-z-nami', 'platnosc-dostawa-i-zwroty', 'newsletter', ...CAMPAIGNS.map(({ slug }) => slug)]

test.each(LANGUAGES)('RTE-12, RTE-13, RTE-14, RTE-15, RTE-16, RTE-17, RTE-18, GAP-57: every content page is there in %s', (langId) => {
  const slugs = select<{ lang_id: string; slug: string }>('select lang_id, slug from content_page').filter((row) => row.lang_id === langId)
  expect(slugs.map(({ slug }) => slug).sort()).toEqual([...STATIC_SLUGS[langId], ...ALIKE_SLUGS].sort())
})

test('GAP-43: campaign pages have a tag that is there, and its products; the newsletter page has the form', () => {
  expect(count('content_page where tag_id is not null')).toBe(CAMPAIGNS.length * LANGUAGES.length)
  expect(count('content_page where tag_id is not null and tag_id not in (select id from tag)')).toBe(0)
  expect(count(`content_page where newsletter and slug = 'newsletter'`)).toBe(LANGUAGES.length)
})

test('GAP-91: the labels of a campaign hold as long as it does', () => {
  const labels = select<{ after: number; before: number }>('select "after", "before" from promo_label where id >= 100 order by id')
  expect(labels.map(({ after, before }) => [after, before])).toEqual(SCHEDULE.map(({ start, end }) => [start, end]))
})

test('every list is there in every language, four of them empty', () => {
  const filled = new Set(
    select<{ list: string; lang_id: string }>('select distinct list, lang_id from reference_item').map(
      (row) => `${row.list} ${row.lang_id}`,
    ),
  )
  const wanted = REFERENCE_LISTS.filter((list) => !['commonNames', 'rooms', 'series', 'types'].includes(list))
  expect(filled).toEqual(new Set(wanted.flatMap((list) => LANGUAGES.map((langId) => `${list} ${langId}`))))
})

test.each([
  ['banner', 'desktop_photo'],
  ['banner', 'mobile_photo'],
  ['content_page', 'seo_image'],
  ['vendor', 'photo'],
])('every picture of %s.%s has its row', (table, column) => {
  expect(select(`select ${column} from ${table} where ${column} is not null and ${column} not in (select key from photo)`)).toEqual([])
})

test('EXT-40: most vendors show a shop of their trade, some none', () => {
  const rows = select<{ photo: string | null; n: number }>('select photo, count(*) n from vendor group by photo')
  const without = rows.find(({ photo }) => photo === null)?.n ?? 0
  expect(without).toBeGreaterThan(10)
  expect(without).toBeLessThan(40)
  expect(rows.length).toBeGreaterThan(20)
})

test.each(['top', 'bottom', 'carousel', 'home'])('a %s banner stands everywhere in every language', (position) => {
  const rows = select<{ lang_id: string }>(
    `select distinct lang_id from banner where position = '${position}' and tags = '[]' and vendors = '[]' and categories = '[]'`,
  )
  expect(rows.map((row) => row.lang_id).sort()).toEqual([...LANGUAGES].sort())
})

test('GAP-49: the carousel of a campaign with a tag of its own has banners', () => {
  const tagged = CAMPAIGNS.flatMap(({ bannerTag }: Pick<Campaign, 'slug' | 'bannerTag'>) => bannerTag ?? [])
  const carousels = new Set(BANNERS.flatMap(({ position, tags }) => (position === 'carousel' ? tags : [])))
  expect(
    tagged.filter((tag) => !carousels.has(tag)),
    'add carousel rows with the tag to seeds/content/banners.ts',
  ).toEqual([])
})

test('a database is made once, is whole, and leaves no unfinished file', async () => {
  const lines: string[] = []
  const first = await ensureShopDatabase({ size: 50, seed: 1, dir, onProgress: (line) => lines.push(line) })
  const second = await ensureShopDatabase({ size: 50, seed: 1, dir })
  expect([first.isNew, second.isNew]).toEqual([true, false])
  expect(second).toEqual({ ...first, isNew: false })
  expect(existsSync(first.path)).toBe(true)
  expect(readdirSync(dir).filter((file) => file.includes('.tmp'))).toEqual([])
  expect(lines.at(-1)).toContain(first.path)
})

test('what an earlier database of the same name has left is not replayed into a new one', async () => {
  const { path, checksum } = await ensureShopDatabase({ size: 50, seed: 3, dir })
  const { default: Database } = await import('better-sqlite3')
  const old = new Database(path)
  old.exec("insert into meta (key, value) values ('left', 'over')")
  const log = readFileSync(`${path}-wal`)
  old.close()
  rmSync(path)
  writeFileSync(`${path}-wal`, log)
  expect(await ensureShopDatabase({ size: 50, seed: 3, dir })).toMatchObject({ path, checksum, isNew: true })
  const made = new Database(path)
  expect(made.prepare("select value from meta where key = 'left'").all()).toEqual([])
  made.close()
})

test('GAP-96: for every part of a discount there is a code', () => {
  const parts = select<{ discounts: string }>('select discounts from promo_code').flatMap((row) =>
    JSON.parse(row.discounts).map(({ part }: { part: string }) => part),
  )
  expect([...new Set(parts)].sort()).toEqual(Object.keys(DISCOUNT_PARTS).sort())
})

test('PRD-29: descriptions of products and vendors are stored as their harmless part', () => {
  const attack = { id: 1, description: '<p onclick="alert(1)">Fotel</p><script>alert(1)</script><img src=x onerror=alert(1)>' }
  expect(withSafeDescription(attack)).toEqual({ id: 1, description: '<p>Fotel</p>' })
  const stored = select<{ description: string }>('select description from product union all select description from vendor')
  expect(stored.filter((row) => withSafeDescription(row).description !== row.description)).toEqual([])
})

test('GAP-38, GAP-96: professionals hold personal codes that exist, and one code of the shop is over', () => {
  expect(count('discount_code')).toBe(4)
  expect(count('discount_code d where not exists (select 1 from promo_code p where p.code = d.code and p.is_personal)')).toBe(0)
  expect(count(`promo_code where valid_to < ${Date.UTC(2026, 0)}`)).toBe(1)
})
