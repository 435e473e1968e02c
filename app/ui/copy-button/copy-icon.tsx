import { IconFrame, type IconProps } from '../icons/icon-frame.tsx'

export function CopyIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="8.25" y="8.25" width="11.5" height="11.5" rx="1.5" />
      <path d="M15.75 8.25v-2.5a1.5 1.5 0 0 0-1.5-1.5h-8.5a1.5 1.5 0 0 0-1.5 1.5v8.5a1.5 1.5 0 0 0 1.5 1.5h2.5" />
    </IconFrame>
  )
}
