// The icon set: 24 units, stroke 1.5, no fill (styled by .icon in base.css, because a page has dozens). Icons are decorative: the control
// around them has the accessible name.
import type { ReactNode } from 'react'

interface IconProps {
  /** Width and height in px. @default 24 */
  size?: number
}

interface FrameProps extends IconProps {
  children: ReactNode
}

export function SearchIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <circle cx="10.5" cy="10.5" r="6.75" />
      <path d="m15.5 15.5 5.25 5.25" />
    </Frame>
  )
}

export function HeartIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <path d="M12 20.25S3.75 15.6 3.75 9.4A4.4 4.4 0 0 1 12 7.2a4.4 4.4 0 0 1 8.25 2.2c0 6.2-8.25 10.85-8.25 10.85Z" />
    </Frame>
  )
}

export function BookmarkIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <path d="M6.25 3.75h11.5v16.5L12 15.5l-5.75 4.75V3.75Z" />
    </Frame>
  )
}

export function CartIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <path d="M5 8.25h14l.9 12H4.1l.9-12ZM8.75 11V7a3.25 3.25 0 0 1 6.5 0v4" />
    </Frame>
  )
}

export function UserIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <circle cx="12" cy="8.25" r="4" />
      <path d="M4.25 20.25c.9-3.9 3.9-5.75 7.75-5.75s6.85 1.85 7.75 5.75" />
    </Frame>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <path d="m5.75 5.75 12.5 12.5m0-12.5-12.5 12.5" />
    </Frame>
  )
}

export function ChevronLeftIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <path d="m14.75 5.5-6.5 6.5 6.5 6.5" />
    </Frame>
  )
}

export function ChevronRightIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <path d="m9.25 5.5 6.5 6.5-6.5 6.5" />
    </Frame>
  )
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <path d="m5.5 9.25 6.5 6.5 6.5-6.5" />
    </Frame>
  )
}

export function FilterIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <path d="M3.75 7.5h9.5m4.5 0h2.5M3.75 16.5h2.5m4.5 0h9.5" />
      <circle cx="15.5" cy="7.5" r="2.25" />
      <circle cx="8.5" cy="16.5" r="2.25" />
    </Frame>
  )
}

export function CheckIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <path d="m4.75 12.75 4.75 4.75L19.25 7" />
    </Frame>
  )
}

export function PlusIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <path d="M12 4.75v14.5M4.75 12h14.5" />
    </Frame>
  )
}

export function MinusIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <path d="M4.75 12h14.5" />
    </Frame>
  )
}

export function EyeIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <path d="M2.75 12S6 5.75 12 5.75 21.25 12 21.25 12 18 18.25 12 18.25 2.75 12 2.75 12Z" />
      <circle cx="12" cy="12" r="2.75" />
    </Frame>
  )
}

export function WarningIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5v5.25m0 3v.25" />
    </Frame>
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 8v.25m0 3v5.25" />
    </Frame>
  )
}

export function CopyIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <rect x="8.25" y="8.25" width="11.5" height="11.5" rx="1.5" />
      <path d="M15.75 8.25v-2.5a1.5 1.5 0 0 0-1.5-1.5h-8.5a1.5 1.5 0 0 0-1.5 1.5v8.5a1.5 1.5 0 0 0 1.5 1.5h2.5" />
    </Frame>
  )
}

/** Placeholder of a missing photograph: a chair in side view. */
export function ChairIcon(props: IconProps) {
  return (
    <Frame {...props}>
      <path d="m6.25 3.5 1 9.75h10.5M7.25 13.25l-1.5 7.25m12-7.25 1.5 7.25M6.6 16.75h11.9" />
    </Frame>
  )
}

function Frame({ size = 24, children }: FrameProps) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}
