'use client'
import { useState } from 'react'
import { Counter } from '../../ui/counter/counter.client.tsx'

interface CounterDemoProps {
  label: string
  start: number
  min?: number
  max?: number
  isDisabled?: boolean
}

export function CounterDemo({ label, start, ...bounds }: CounterDemoProps) {
  const [value, setValue] = useState(start)
  return (
    <Counter
      {...bounds}
      label={label}
      decreaseLabel={`${label}: mniej`}
      increaseLabel={`${label}: więcej`}
      value={value}
      onChange={setValue}
    />
  )
}
