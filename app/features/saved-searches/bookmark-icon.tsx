import { IconFrame, type IconProps } from '../../ui/icons/icon-frame.tsx'

export function BookmarkIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M6.25 3.75h11.5v16.5L12 15.5l-5.75 4.75V3.75Z" />
    </IconFrame>
  )
}
