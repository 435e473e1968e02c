'use client'
import { useState } from 'react'
export function Probe() {
  const [n, set] = useState(0)
  return <button onClick={() => set(n + 1)}>{n}</button>
}
