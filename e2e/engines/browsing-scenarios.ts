// Browsing scenarios: the frame of every page, products, the newsletter.
import { INSTALLMENT_FROM_PLN } from '#app/domain/pricing/installment.ts'
import { href } from '#app/addresses/href.ts'
import { isOnSale, type ProductFacts, productParams, type ShopLookup } from '../shop-lookup.ts'
import { IN, type Shopper } from './shopper.ts'
import { opens, type Scenario, step } from './scenario.ts'

const productPath = async (shop: ShopLookup) => {
  const isShown = (one: ProductFacts) =>
    isOnSale(one) && one.photos.length > 2 && (one.prices.promo ?? one.prices.regular) >= INSTALLMENT_FROM_PLN
  return href('product', productParams(await shop.productThat('with pictures and instalments', isShown)), 'pl')
}

/** A cached page has the styles of its markup inside for a first visit, and their files come before hydration. CSP violations appear on the console. */
async function seeSheetsInside(shopper: Shopper): Promise<void> {
  await shopper.begin({})
  await shopper.open(href('home', {}, 'pl'))
  const haveCome = () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('style[data-precedence=inline] + link[rel=stylesheet]')]
    return sheets.length > 0 && sheets.every(({ sheet }) => sheet !== null)
  }
  await shopper.seeThat('styles inside, and their files have come', haveCome, null)
}

export const BROWSING_SCENARIOS: readonly Scenario[] = [
  {
    page: 'the very first visit',
    path: () => href('home', {}, 'pl'),
    isShort: true,
    isUndecided: true,
    hasNewsletterPopup: true,
    steps: [['it can be read to its end', (shopper) => shopper.readOn()]],
  },
  {
    page: 'the very first visit, once the page is stored',
    path: () => href('home', {}, 'pl'),
    isShort: true,
    isUndecided: true,
    hasNewsletterPopup: true,
    // The worker for WebKit has a console-recording script in front of it, which changes its documents.
    engine: 'Firefox',
    steps: [['it comes with its styles inside, and nothing that it fetches is refused', seeSheetsInside]],
  },
  {
    page: 'consent',
    path: () => href('home', {}, 'pl'),
    isShort: true,
    isUndecided: true,
    steps: [
      [
        'the bar leaves the page to be read',
        (shopper) =>
          shopper.seeThat(
            'the bar covers less than a third, and none of the header',
            () => {
              const { top, bottom, height } = document.getElementById('consent-bar')?.getBoundingClientRect() ?? new DOMRect()
              return height > 0 && height < innerHeight / 3 && top > innerHeight / 2 && bottom <= innerHeight
            },
            null,
          ),
      ],
      ...opens('the settings', (shopper) => shopper.press('button', 'Ustawienia', '#consent-bar')),
      ['the bar is still there', (shopper) => shopper.see('Za Twoją zgodą')],
      step('refusing closes it', async (shopper) => {
        await shopper.press('button', 'Nie zgadzam się', '#consent-bar')
        await shopper.seeThat('no bar', () => document.querySelector('#consent-bar:popover-open') === null, null)
      }),
    ],
  },
  {
    page: 'header',
    path: () => href('home', {}, 'pl'),
    steps: [
      ...opens('the choice of market', (shopper) => shopper.press('button', /Kraj, język i waluta|polski|Polska/, IN.header)),
      ...opens('all departments', (shopper) => shopper.press('button', 'Wszystkie działy')),
      step('the search offers something', async (shopper) => {
        await shopper.fill('Szukaj w katalogu', 'fot')
        await shopper.seeThat('options', () => document.querySelectorAll('[role=option]').length > 0, null)
      }),
      step('Enter leads to what was sought', async (shopper) => {
        await shopper.enter()
        await shopper.seePath(/textSearch=fot/)
      }),
      ['settings of cookies stand in the footer', (shopper) => shopper.press('button', 'Ustawienia cookie', IN.footer)],
      ['they are whole', (shopper) => shopper.seePanel()],
    ],
  },
  {
    page: 'header of a desktop',
    path: () => href('home', {}, 'pl'),
    only: 'desktop',
    steps: [
      ...opens('the menu of the account', (shopper) => shopper.hover('link', 'Zaloguj się', IN.header)),
      ...opens('the menu of favourites', (shopper) => shopper.hover('link', 'Ulubione', IN.header)),
      ...opens('a department under the mouse', (shopper) => shopper.hover('link', 'Lampy')),
      ...opens('a department by its button', (shopper) => shopper.press('button', 'Meble: działy')),
      step('a link in it leads on', async (shopper) => {
        await shopper.press('button', 'Meble: działy')
        await shopper.press('link', 'Komody', IN.open)
        await shopper.seePath(/categories=/)
        await shopper.seeNoPanel()
      }),
    ],
  },
  {
    page: 'product',
    path: productPath,
    steps: [
      ...opens('the pictures in full', (shopper) => shopper.press('link', /^/, 'main [data-slides]')),
      ...opens('instalments', (shopper) => shopper.press('button', /^10 x/)),
      ['delivery folds', (shopper) => shopper.press('button', /^Dostawa|^Sposoby dostawy/, IN.main)],
      ['a tab', (shopper) => shopper.press('tab', 'Więcej od sprzedawcy')],
      ['the tab after it', (shopper) => shopper.press('tab', 'Ostatnio oglądane')],
    ],
  },
]
