import type { FamilyName } from '../category.ts'
import { analog } from './analog.ts'
import { capacitor } from './capacitor.ts'
import { connector } from './connector.ts'
import { diode } from './diode.ts'
import type { Family } from './family.ts'
import { inductor } from './inductor.ts'
import { linking } from './interface.ts'
import { memory } from './memory.ts'
import { other } from './other.ts'
import { power } from './power.ts'
import { processor } from './processor.ts'
import { resistor } from './resistor.ts'
import { sensor } from './sensor.ts'
import { timing } from './timing.ts'
import { transistor } from './transistor.ts'

/** The text and curves of every family. */
export const families: Record<FamilyName, Family> = {
  capacitor,
  resistor,
  inductor,
  diode,
  transistor,
  power,
  processor,
  analog,
  interface: linking,
  memory,
  timing,
  connector,
  sensor,
  other,
}
