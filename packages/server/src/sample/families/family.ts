/** A text in both languages of the samples. */
export type Pair = readonly [en: string, zh: string]

/** The course of a drawn curve over its axis. */
export type Shape = 'rise' | 'fall' | 'saturate' | 'decay' | 'bell' | 'dip' | 'step' | 'knee' | 'flat' | 'derate'

/** One axis of a chart. */
export interface Axis {
  label: Pair
  unit: string
  from: number
  to: number
  log: boolean
}

/** One illustrative chart. */
export interface Curve {
  title: Pair
  x: Axis
  y: Axis
  shape: Shape
}

/** A terminal and what it is for. */
export interface Terminal {
  name: string
  role: Pair
}

/** What the samples say about one kind of part; nothing in it is a figure of a real part. */
export interface Family {
  overview: readonly Pair[]
  traits: readonly Pair[]
  uses: readonly Pair[]
  steps: readonly Pair[]
  layout: readonly Pair[]
  blocks: readonly Pair[]
  terminals: readonly Terminal[]
  curves: readonly Curve[]
  circuit: 'filter' | 'clamp' | 'switch' | 'chip' | 'link'
}

const quantities = {
  voltage: ['Voltage', '电压', 'V'],
  current: ['Current', '电流', 'A'],
  small: ['Current', '电流', 'mA'],
  tiny: ['Current', '电流', 'µA'],
  temperature: ['Temperature', '温度', '°C'],
  frequency: ['Frequency', '频率', 'Hz'],
  time: ['Time', '时间', 'µs'],
  hours: ['Time', '时间', 'h'],
  change: ['Relative change', '相对变化', '%'],
  share: ['Share of rating', '额定值占比', '%'],
  impedance: ['Impedance', '阻抗', 'Ω'],
  gain: ['Gain', '增益', 'dB'],
  ratio: ['Normalised value', '归一化值', ''],
  power: ['Power', '功率', 'W'],
  delay: ['Delay', '延迟', 'ns'],
  field: ['Input quantity', '被测量', '%'],
  load: ['Load', '负载', '%'],
  capacitance: ['Capacitance', '电容', 'pF'],
  error: ['Error', '误差', '%'],
  cycles: ['Cycles', '次数', ''],
} as const

/** An axis of a known quantity. */
export function axis(quantity: keyof typeof quantities, from: number, to: number, log = false): Axis {
  const [en, zh, unit] = quantities[quantity]
  return { label: [en, zh], unit, from, to, log }
}

/** A chart in one line. */
export function curve(title: Pair, x: Axis, y: Axis, shape: Shape): Curve {
  return { title, x, y, shape }
}

/** A terminal in one line. */
export function terminal(name: string, en: string, zh: string): Terminal {
  return { name, role: [en, zh] }
}
