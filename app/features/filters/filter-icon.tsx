import { IconFrame, type IconProps } from '../../ui/icons/icon-frame.tsx'

export function FilterIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3.75 7.5h9.5m4.5 0h2.5M3.75 16.5h2.5m4.5 0h9.5" />
      <circle cx="15.5" cy="7.5" r="2.25" />
      <circle cx="8.5" cy="16.5" r="2.25" />
    </IconFrame>
  )
}
