import { TEXT_AREA_MAX } from '../../domain/forms/text-area.ts'
import { CheckboxField } from '../../ui/checkbox/checkbox-field.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
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

const ERROR = 'To pole jest wymagane.'
const COUNTRIES = [
  { value: 'pl', text: 'Polska' },
  { value: 'long', text: LONG },
]
const CARDS = [
  { value: 'courier', title: 'Kurier', note: '149 zł' },
  { value: 'gone', title: 'Paczkomat', note: 'za duże', isDisabled: true },
  { value: 'long', title: LONG },
]

/** What is filled in: plain, wrong, disabled and with a long text. */
export function FieldGroup() {
  return (
    <>
      <Specimen name="TextField, PrefixedValue, PasswordField">
        <TextField id="text" name="text" label="Imię" autoComplete="off" hint="Jak na dokumencie." />
        <TextField id="wrong" name="wrong" label="E-mail" isRequired error={ERROR} hint="Tu wyślemy potwierdzenie." />
        <TextField id="off" name="off" label="Kraj" defaultValue="Polska" disabled />
        <TextField id="long" name="long" label={LONG} defaultValue={LONG} error={LONG} hint={LONG} />
        <PrefixedValue id="phone" name="phone" label="Telefon" prefix="+48" inputMode="tel" error={ERROR} />
        <PasswordField
          id="password"
          name="password"
          labels={{ password: 'Hasło', showPassword: 'Pokaż hasło' }}
          autoComplete="new-password"
          error={ERROR}
        />
      </Specimen>
      <Specimen name="SelectField, TextArea, RangeFields">
        <SelectField id="country" name="country" label="Kraj wysyłki" placeholder="Wybierz" options={COUNTRIES} />
        <SelectField id="country-wrong" name="country" label="Kraj faktury" isRequired error={ERROR} options={COUNTRIES} />
        <TextArea id="note" name="note" label="Uwagi" max={TEXT_AREA_MAX} />
        <TextArea id="note-over" name="note" label="Uwagi za długie" max={40} defaultValue={LONG} />
        <RangeFields legend="Szerokość" unit="cm" from={{ label: 'Od', name: 'from', defaultValue: 40 }} to={{ label: 'Do', name: 'to' }} />
      </Specimen>
      <Specimen name="Checkbox, CheckboxField, Switch, RadioCards">
        <Checkbox name="a" label="Nie zaznaczone" count={12} />
        <Checkbox name="b" label={LONG} defaultChecked disabled />
        <CheckboxField id="terms" name="terms" label="Akceptuję regulamin" isRequired error="Ta zgoda jest wymagana." />
        <Switch name="sold" label="Pokaż sprzedane" defaultChecked />
        <Switch name="off" label={LONG} disabled />
        <RadioCards legend="Dostawa" name="delivery" cards={CARDS} isRequired defaultValue="courier" />
        <RadioCards legend="Płatność" name="payment" cards={CARDS} isRequired error="Wybierz jedną z możliwości." />
      </Specimen>
    </>
  )
}
