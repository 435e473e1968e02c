// The icons of the frame and of several islands, which every page loads; an icon that one component alone shows lies beside it.
import { IconFrame, type IconProps } from './icon-frame.tsx'

export function SearchIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10.5" cy="10.5" r="6.75" />
      <path d="m15.5 15.5 5.25 5.25" />
    </IconFrame>
  )
}

export function HeartIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 20.25S3.75 15.6 3.75 9.4A4.4 4.4 0 0 1 12 7.2a4.4 4.4 0 0 1 8.25 2.2c0 6.2-8.25 10.85-8.25 10.85Z" />
    </IconFrame>
  )
}

export function CartIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M5 8.25h14l.9 12H4.1l.9-12ZM8.75 11V7a3.25 3.25 0 0 1 6.5 0v4" />
    </IconFrame>
  )
}

export function UserIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="8.25" r="4" />
      <path d="M4.25 20.25c.9-3.9 3.9-5.75 7.75-5.75s6.85 1.85 7.75 5.75" />
    </IconFrame>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m5.75 5.75 12.5 12.5m0-12.5-12.5 12.5" />
    </IconFrame>
  )
}

export function ChevronLeftIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m14.75 5.5-6.5 6.5 6.5 6.5" />
    </IconFrame>
  )
}

export function ChevronRightIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m9.25 5.5 6.5 6.5-6.5 6.5" />
    </IconFrame>
  )
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m5.5 9.25 6.5 6.5 6.5-6.5" />
    </IconFrame>
  )
}

export function CheckIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m4.75 12.75 4.75 4.75L19.25 7" />
    </IconFrame>
  )
}

export function PlusIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 4.75v14.5M4.75 12h14.5" />
    </IconFrame>
  )
}

export function MinusIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4.75 12h14.5" />
    </IconFrame>
  )
}

export function WarningIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5v5.25m0 3v.25" />
    </IconFrame>
  )
}

/** Placeholder of a missing photograph: a chair in side view. */
export function ChairIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m6.25 3.5 1 9.75h10.5M7.25 13.25l-1.5 7.25m12-7.25 1.5 7.25M6.6 16.75h11.9" />
    </IconFrame>
  )
}
