import { IconFrame, type IconProps } from '../icons/icon-frame.tsx'

export function InfoIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 8v.25m0 3v5.25" />
    </IconFrame>
  )
}
