import { CountBadge } from '../../ui/badge/count-badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.client.tsx'
import { DialogButton } from '../../ui/dialog/dialog-button.client.tsx'
import { DropdownPanel } from '../../ui/dropdown/dropdown-panel.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { IconLink } from '../../ui/icon-button/icon-link.tsx'
import { CartIcon, HeartIcon } from '../../ui/icons/icons.tsx'
import { Tooltip } from '../../ui/tooltip/tooltip.client.tsx'
import { LiveDemo } from './live-demo.client.tsx'
import { LONG } from './sample-texts.ts'
import { Specimen } from './specimen.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet'] as const
const STATES = [{}, { size: 'small' }, { disabled: true }, { isBusy: true }] as const

/** What is clicked, and what opens. */
export function ControlGroup() {
  return (
    <>
      <Specimen name="Button, LinkButton">
        {STATES.flatMap((state, index) =>
          VARIANTS.map((variant) => (
            <Button key={`${variant}-${index}`} variant={variant} {...state}>
              {variant}
            </Button>
          )),
        )}
        <Button isWide>{LONG}</Button>
        <LinkButton href="#controls" variant="secondary">
          Odnośnik
        </LinkButton>
      </Specimen>
      <Specimen name="IconButton, IconLink, CountBadge">
        <IconButton label="Polub" icon={<HeartIcon />} aria-pressed="false" />
        <IconButton label="Polubione" icon={<HeartIcon />} aria-pressed="true" />
        <IconButton label="Nie można polubić" icon={<HeartIcon />} disabled />
        <IconButton label="Zapisywanie" icon={<HeartIcon />} ground="paper" aria-busy />
        <IconLink href="#controls" label="Koszyk, ponad 99 rzeczy" icon={<CartIcon />} badge={<CountBadge text="99+" />} />
      </Specimen>
      <Specimen name="CopyButton, Counter, ToastRegion">
        <CopyButton text="LATO10" label="Kopiuj kod" copiedLabel="Skopiowano" failedLabel="Nie udało się skopiować" />
        <LiveDemo />
      </Specimen>
      <Specimen name="DropdownPanel, Tooltip, DialogButton">
        <Button variant="secondary" popoverTarget="kit-menu" aria-haspopup="dialog">
          Otwórz menu
        </Button>
        <DropdownPanel id="kit-menu" label="Menu">
          <p>{LONG}</p>
        </DropdownPanel>
        <Tooltip title={LONG}>
          <IconButton label="Długa podpowiedź" icon={<HeartIcon />} />
        </Tooltip>
        <DialogButton label="Otwórz okno" title={LONG} closeLabel="Zamknij okno">
          <p>{LONG}</p>
        </DialogButton>
      </Specimen>
    </>
  )
}
