// People and firms, from faker: names, addresses, telephones. Each is made from a number of its own, so none depends on another.
import { faker as en } from '@faker-js/faker/locale/en'
import { faker as es } from '@faker-js/faker/locale/es'
import { faker as pl } from '@faker-js/faker/locale/pl'
import type { Language } from '#app/domain/language.ts'

export interface Person {
  firstName: string
  lastName: string
  isWoman: boolean
}

export interface Firm {
  /** With its legal form. */
  name: string
  /** Street and number. */
  street: string
  zipCode: string
  /** Tax number of a Polish firm: digits that check, of a tax office that there is not. */
  nip: string | null
}

const FAKERS = { pl, en, es } as const satisfies Record<Language, unknown>

const LEGAL_FORMS = ['sp. z o.o.', 's.c.', 'sp. j.', 'sp. k.'] as const
/** Surnames that are adjectives: they have a feminine form, and a genitive that names a street. */
const ADJECTIVE = /(sk|ck|dzk)i$/

/** A person who lives where the language is spoken. @param number a whole number; equal ones make equal people */
export function personAt(language: Language, number: number, isWoman?: boolean): Person {
  const faker = FAKERS[language]
  faker.seed(number)
  const sex = (isWoman ?? faker.datatype.boolean()) ? 'female' : 'male'
  const firstName = faker.person.firstName(sex)
  const lastName = faker.person.lastName(sex)
  const isDeclined = language === 'pl' && sex === 'female'
  return { firstName, lastName: isDeclined ? lastName.replace(ADJECTIVE, '$1a') : lastName, isWoman: sex === 'female' }
}

/** A mobile number in international form. @param number as of personAt */
export function phoneAt(number: number): string {
  pl.seed(number)
  return `+48${pl.helpers.arrayElement(['50', '51', '53', '60', '66', '69', '72', '78', '88'])}${pl.string.numeric(7)}`
}

/**
 * The firm of a person.
 * @param owner who runs it
 * @param zipPattern as `60-###`: digits for each `#`
 * @param number as of personAt
 */
export function firmAt(language: Language, { lastName }: Person, zipPattern: string, number: number): Firm {
  const faker = FAKERS[language]
  faker.seed(number)
  const zipCode = zipPattern.replaceAll('#', () => faker.string.numeric())
  const building = faker.number.int({ min: 1, max: 120 })
  if (language === 'pl') {
    const name = `${lastName} ${faker.helpers.arrayElement(LEGAL_FORMS)}`
    return { name, street: `ul. ${genitive(streetName())} ${building}`, zipCode, nip: nipOf(faker.string.numeric(6)) }
  }
  return { name: faker.company.name(), street: `${faker.location.street().trim()} ${building}`, zipCode, nip: null }
}

// Most Polish streets bear a name in the genitive; of an adjective that is regular.
function streetName(): string {
  return pl.helpers.arrayElement(pl.definitions.person.last_name.generic?.filter((name) => ADJECTIVE.test(name)) ?? [])
}

function genitive(surname: string): string {
  return `${surname}ego`
}

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7] as const
/** No tax office has this number, so the NIP is nobody's. */
const NO_OFFICE = '999'

function nipOf(digits: string): string {
  const nine = NO_OFFICE + digits
  const check = NIP_WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(nine[at]), 0) % 11
  // Ten is no digit: the next number is taken.
  return check === 10 ? nipOf(String((Number(digits) + 1) % 1_000_000).padStart(6, '0')) : `${nine}${check}`
}
