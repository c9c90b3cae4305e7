import type { ParamChoice } from './param-choice.ts'

const valued = (values: readonly (readonly [string, number])[]): ParamChoice['values'] =>
  values.map(([value, count]) => ({ value, label: value.replaceAll('"', ''), count }))

/** Parameters of a regulator, for stories: figures over decades, few figures, words. */
export const current: ParamChoice = {
  name: '输出电流',
  unit: 'A',
  low: 0.01,
  high: 10,
  values: valued([
    ['10 mA', 4],
    ['50 mA', 12],
    ['100 mA', 40],
    ['150 mA', 62],
    ['200 mA', 86],
    ['300 mA', 120],
    ['500 mA', 96],
    ['1 A', 54],
    ['3 A', 18],
    ['10 A', 3],
  ]),
}

export const voltage: ParamChoice = {
  name: '输出电压',
  unit: 'V',
  low: 1.2,
  high: 5,
  values: valued([
    ['1.2 V', 402],
    ['1.8 V', 644],
    ['3.3 V', 1204],
    ['5 V', 862],
  ]),
}

export const kind: ParamChoice = {
  name: '输出类型',
  unit: '',
  low: null,
  high: null,
  values: valued([
    ['固定', 76],
    ['可调', 10],
  ]),
}

export const pins: ParamChoice = {
  name: '引脚数',
  unit: '',
  low: null,
  high: null,
  values: valued([
    ['48', 410],
    ['64', 380],
    ['100', 322],
    ['32', 204],
    ['20', 160],
    ['144', 98],
    ['8', 12],
  ]),
}
