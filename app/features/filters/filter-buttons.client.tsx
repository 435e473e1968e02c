'use client'
import { ALL_FILTERS, PANEL_KEY } from '../../domain/search/listing-panel.ts'
import type { FilterGroup } from '../../domain/search/facets.ts'
import { DropdownPanel } from '../../ui/dropdown/dropdown-panel.tsx'
import { closesDialog, opensDialog } from '../../ui/dialog/dialog-commands.ts'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { ChevronDownIcon, CloseIcon } from '../../ui/icons/icons.tsx'
import { FilterIcon } from './filter-icon.tsx'
import { PanelButton } from '../../ui/panel/panel-button.tsx'
import { PanelContent, type PanelLabels } from '../../ui/panel/panel-content.tsx'
import { usePanel } from '../../ui/panel/use-panel.client.ts'

interface FilterButtonsProps {
  /** URL of the first page of the filtered listing. */
  address: string
  /** URL of the listing with open filters. */
  openAddress: string
  /** URL of the unfiltered listing. */
  action: string
  /** The chosen filters as form fields. */
  fields: readonly (readonly [name: string, value: string])[]
  menus: readonly { part: FilterGroup; label: string; chosenCount: number }[]
  labels: PanelLabels & { all: string; title: string; close: string }
  classes: Record<'bar' | 'menu' | 'drawer', CSSModuleClasses>
}

const FORM_ID = 'filter-bar'

/** The filter buttons and, on approach, their dialogs. Without scripts each button submits a form to the listing with open filters. */
export function FilterButtons({ address, openAddress, action, fields, menus, labels, classes }: FilterButtonsProps) {
  const { state, load } = usePanel('filters', address)
  const { bar, menu, drawer } = classes
  const shared = { state, labels, openAddress, onRetry: () => load('open') }
  const buttonOf = (part: string) => ({ load, submits: { form: FORM_ID, name: PANEL_KEY, value: part } })
  return (
    <search className={bar['root']}>
      <form id={FORM_ID} method="get" action={action} hidden>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <PanelButton
        {...buttonOf(ALL_FILTERS)}
        className={drawer['button']}
        opens={opensDialog}
        dialog={(id) => (
          <dialog id={id} className={drawer['dialog']} popover="auto" aria-labelledby={`${id}-title`} closedby="any">
            <header>
              <h2 id={`${id}-title`}>{labels.title}</h2>
              <IconButton label={labels.close} icon={<CloseIcon />} {...closesDialog(id)} />
            </header>
            <PanelContent {...shared} dialogId={id} part={ALL_FILTERS} className={drawer['waiting']} />
          </dialog>
        )}
      >
        <FilterIcon size={20} />
        <span>{labels.all}</span>
      </PanelButton>
      {menus.map(({ part, label, chosenCount }) => (
        <PanelButton
          key={part}
          {...buttonOf(part)}
          className={menu['button']}
          opens={(id) => ({ popoverTarget: id })}
          dialog={(id) => (
            <DropdownPanel id={id} label={label}>
              <PanelContent {...shared} dialogId={id} part={part} className={menu['content']} />
            </DropdownPanel>
          )}
        >
          <span>{label}</span>
          {chosenCount > 0 && <b>{chosenCount}</b>}
          <ChevronDownIcon size={16} />
        </PanelButton>
      ))}
    </search>
  )
}
