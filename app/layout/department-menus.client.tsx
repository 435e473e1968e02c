'use client'
import { Suspense } from 'react'
import { fillSlots } from '../domain/fill-slots.ts'
import type { PanelLabels } from '../ui/panel/panel-content.tsx'
import { usePanel } from '../ui/panel/use-panel.client.ts'
import { DepartmentMenu } from './department-menu.tsx'
import styles from './department-entries.module.css'
import { LazyPanelContent } from './lazy-panels.ts'

interface DepartmentMenusProps {
  /** URL of the page that has the panel of all menus (app/panels.ts). */
  address: string
  /** Id, name and URL of each department. */
  departments: readonly (readonly [id: number, title: string, href: string])[]
  /** Everything: its link, and the URL of the page with an index of all departments. */
  all: { title: string; href: string; indexHref: string; label: string }
  /** URL of the shown page; null: none. */
  here: string | null
  /** Id of the form that leads to a department's page. */
  formId: string
  /** `menu` with a slot for the department's name. */
  labels: PanelLabels & { menu: string }
}

/** The departments of the row, each with a button that opens its subcategories: one panel for all menus, loaded on demand. */
export function DepartmentMenus({ address, departments, all, here, formId, labels }: DepartmentMenusProps) {
  const { state, load } = usePanel('departments', address)
  const menuOf = (part: string, openAddress: string) => (
    <Suspense>
      <LazyPanelContent
        state={state}
        part={part}
        labels={labels}
        openAddress={openAddress}
        onRetry={() => load('open')}
        className={styles.waiting}
      />
    </Suspense>
  )
  return (
    <>
      <DepartmentMenu {...all} isCurrent={all.href === here} submits={{ form: formId, formAction: all.indexHref }} load={load}>
        {menuOf('all', all.indexHref)}
      </DepartmentMenu>
      {departments.map(([id, title, href]) => (
        <DepartmentMenu
          key={id}
          label={fillSlots(labels.menu, { name: title })}
          title={title}
          href={href}
          isCurrent={href === here}
          submits={{ form: formId, name: 'categories', value: id }}
          load={load}
        >
          {menuOf(String(id), href)}
        </DepartmentMenu>
      ))}
    </>
  )
}
