// Icons of the bottom bar, in the style of the kit's: 24 units, stroke 1.5. Their labels are rendered below them.
import type { ReactNode } from 'react'

export function HomeIcon() {
  return (
    <Frame>
      <path d="M4.25 10.75 12 4.25l7.75 6.5v9h-5.5v-5.5h-4.5v5.5h-5.5z" />
    </Frame>
  )
}

export function CatalogIcon() {
  return (
    <Frame>
      <path d="M4.25 4.25h6v8h-6zm9.5 0h6v5h-6zm0 8.5h6v7h-6zm-9.5 3h6v4h-6z" />
    </Frame>
  )
}

export function PromotionIcon() {
  return (
    <Frame>
      <path d="m12.25 4.25 7.5.01v7.49l-8.5 8.5-7.5-7.5z" />
      <circle cx="15.75" cy="8.25" r="1" />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
