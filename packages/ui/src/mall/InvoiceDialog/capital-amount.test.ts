import { toMicro } from '@xinpu/sdk/format'
import { expect, test } from 'vitest'
import { capitalAmount } from './capital-amount.ts'

test.each([
  ['0', '零元整'],
  ['0.04', '肆分'],
  ['0.4', '肆角整'],
  ['0.45', '肆角伍分'],
  ['10', '壹拾元整'],
  ['23405.04', '贰万叁仟肆佰零伍元零肆分'],
  ['23405.4', '贰万叁仟肆佰零伍元肆角整'],
  ['100000', '壹拾万元整'],
  ['1000001', '壹佰万零壹元整'],
  ['20304050', '贰仟零叁拾万肆仟零伍拾元整'],
  ['100000000', '壹亿元整'],
  ['100000001.01', '壹亿零壹元零壹分'],
  ['99999999.99', '玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
  ['1.005', '壹元零壹分'],
])('%s yuan are %s', (sum, words) => expect(capitalAmount(toMicro(sum))).toBe(words))
