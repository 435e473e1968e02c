'use client'
import { countdown } from '../../domain/time/countdown.ts'
import { Countdown } from '../../ui/countdown/countdown.client.tsx'

const UNITS = { days: 'dni', hours: 'godz.', minutes: 'min' } as const

export function CountdownDemo({ endsAt, now }: { endsAt: number; now: number }) {
  return (
    <Countdown
      endsAt={endsAt}
      now={now}
      textAt={(moment) => {
        const left = countdown(moment, endsAt)
        return left && `Zostało ${left.value} ${UNITS[left.unit]}`
      }}
    />
  )
}
