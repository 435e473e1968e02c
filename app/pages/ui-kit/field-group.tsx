import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { CheckboxField } from '../../ui/checkbox/checkbox-field.tsx'
import { SelectField } from '../../ui/form-field/select-field.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { PasswordField } from '../../ui/password-field/password-field.client.tsx'
import { PrefixedValue } from '../../ui/prefixed-value/prefixed-value.tsx'
import { RadioCards } from '../../ui/radio-card/radio-cards.tsx'
import { RangeFields } from '../../ui/range/range-fields.tsx'
import { Switch } from '../../ui/switch/switch.tsx'
import { TextArea } from '../../ui/text-area/text-area.client.tsx'
import { LONG } from './sample-texts.ts'
import { Specimen } from './specimen.tsx'
import styles from './ui-kit-page.module.css'

const ERROR = 'To pole jest wymagane.'
const COUNTRIES = [
  { value: 'pl', text: 'Polska' },
  { value: 'long', text: LONG },
]
const CARDS = [
  { value: 'courier', title: 'Kurier', note: '149 zł' },
  { value: 'home', title: 'Kurier z wniesieniem', note: '249 zł' },
  { value: 'pickup', title: 'Odbiór osobisty', note: 'bezpłatnie' },
  { value: 'gone', title: 'Paczkomat', note: 'za duże', isDisabled: true },
  { value: 'long', title: LONG },
]

export function FieldGroup() {
  return (
    <>
      <Specimen
        name="TextField"
        states={[
          { state: 'Zwykłe', shows: <TextField id="text" name="text" label="Imię" autoComplete="off" /> },
          {
            state: 'Wymagane, z podpowiedzią',
            shows: <TextField id="hint" name="hint" label="E-mail" isRequired hint="Tu wyślemy potwierdzenie." />,
          },
          {
            state: 'Błąd',
            shows: <TextField id="wrong" name="wrong" label="E-mail" isRequired error={ERROR} hint="Tu wyślemy potwierdzenie." />,
          },
          { state: 'Niedostępne', shows: <TextField id="off" name="off" label="Kraj" defaultValue="Polska" disabled /> },
          { state: 'Długi tekst', shows: <TextField id="long" name="long" label={LONG} defaultValue={LONG} error={LONG} hint={LONG} /> },
        ]}
      />
      <Specimen
        name="PrefixedValue (telefon)"
        states={[
          { state: 'Zwykłe', shows: <PrefixedValue id="phone" name="phone" label="Telefon" prefix="+48" type="tel" inputMode="tel" /> },
          { state: 'Błąd', shows: <PrefixedValue id="phone-wrong" name="phone" label="Telefon" prefix="+48" type="tel" error={ERROR} /> },
        ]}
      />
      <Specimen
        name="PasswordField"
        note="Oko pokazuje hasło; stan mówi aria-pressed."
        states={[
          {
            state: 'Zwykłe',
            shows: <PasswordField id="password" name="password" label="Hasło" showLabel="Pokaż hasło" autoComplete="current-password" />,
          },
          {
            state: 'Błąd',
            shows: (
              <PasswordField
                id="new-password"
                name="new-password"
                label="Nowe hasło"
                showLabel="Pokaż nowe hasło"
                autoComplete="new-password"
                error={ERROR}
              />
            ),
          },
        ]}
      />
      <Specimen
        name="SelectField"
        states={[
          { state: 'Zwykłe', shows: <SelectField id="country" name="country" label="Kraj" placeholder="Wybierz" options={COUNTRIES} /> },
          {
            state: 'Błąd',
            shows: <SelectField id="country-wrong" name="country" label="Kraj" isRequired error={ERROR} options={COUNTRIES} />,
          },
          {
            state: 'Niedostępne, długi tekst',
            shows: <SelectField id="country-off" name="country" label="Kraj" options={COUNTRIES} defaultValue="long" disabled />,
          },
        ]}
      />
      <Specimen
        name="TextArea"
        note="Licznik: wpisano/najwięcej; powyżej stylem błędu."
        states={[
          { state: 'Puste, 128 znaków', shows: <TextArea id="note" name="note" label="Uwagi" /> },
          { state: 'Za długie', shows: <TextArea id="note-over" name="note" label="Uwagi za długie" max={40} defaultValue={LONG} /> },
          { state: 'Niedostępne', shows: <TextArea id="note-off" name="note" label="Uwagi niedostępne" disabled /> },
        ]}
      />
      <Specimen
        name="Checkbox, CheckboxField, Switch"
        states={[
          {
            state: 'Pola wyboru',
            shows: (
              <div className={styles.stack}>
                <Checkbox name="a" label="Nie zaznaczone" count={12} />
                <Checkbox name="b" label="Zaznaczone" defaultChecked count={1234} />
                <Checkbox name="c" label="Niedostępne" disabled />
                <Checkbox name="d" label={LONG} defaultChecked disabled />
              </div>
            ),
          },
          {
            state: 'Zgody',
            shows: (
              <div className={styles.stack}>
                <CheckboxField id="terms" name="terms" label="Akceptuję regulamin" isRequired />
                <CheckboxField id="terms-wrong" name="terms" label={LONG} isRequired error="Ta zgoda jest wymagana." />
              </div>
            ),
          },
          {
            state: 'Przełączniki',
            shows: (
              <div className={styles.stack}>
                <Switch name="sold" label="Pokaż sprzedane" />
                <Switch name="news" label="Powiadomienia" defaultChecked />
                <Switch name="off" label="Niedostępny" disabled />
                <Switch name="off-on" label={LONG} defaultChecked disabled />
              </div>
            ),
          },
        ]}
      />
      <Specimen
        name="RadioCards"
        note="Strzałki przechodzą między kartami. Do 4 kolumn, na telefonie do 3."
        states={[
          {
            state: 'Pięć kart',
            isWide: true,
            shows: <RadioCards legend="Dostawa" name="delivery" cards={CARDS} isRequired defaultValue="courier" />,
          },
          { state: 'Dwie karty', shows: <RadioCards legend="Dwie karty" name="two" cards={CARDS.slice(0, 2)} /> },
          {
            state: 'Błąd',
            shows: <RadioCards legend="Płatność" name="payment" cards={CARDS.slice(0, 3)} isRequired error="Wybierz jedną z możliwości." />,
          },
        ]}
      />
      <Specimen
        name="RangeFields"
        states={[
          {
            state: 'Zwykły formularz',
            shows: (
              <RangeFields
                legend="Szerokość"
                unit="cm"
                from={{ label: 'Od', name: 'from', defaultValue: 40 }}
                to={{ label: 'Do', name: 'to' }}
              />
            ),
          },
        ]}
      />
    </>
  )
}
