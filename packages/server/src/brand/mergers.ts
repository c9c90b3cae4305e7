/** A maker that another one took over, and in which year. */
export interface Merger {
  /** Its name in full, at that time. */
  name: string
  /** The code of the brand that it went to. */
  into: string
  year: number
  /** The code of its own brand, where its parts still go by it. */
  code?: string
}

/** Names that engineers still look for; the years are those in which the deals were closed. */
const mergers: readonly Merger[] = [
  { name: 'Hittite', into: 'adi', year: 2014 },
  { name: 'Linear Technology', into: 'adi', year: 2017 },
  { name: 'Maxim Integrated', into: 'adi', year: 2021, code: 'maxim' },
  { name: 'Dallas Semiconductor', into: 'maxim', year: 2001 },
  { name: 'Burr-Brown', into: 'ti', year: 2000 },
  { name: 'National Semiconductor', into: 'ti', year: 2011 },
  { name: 'Freescale', into: 'nxp', year: 2015 },
  { name: 'SST', into: 'microchip', year: 2010 },
  { name: 'SMSC', into: 'microchip', year: 2012 },
  { name: 'Micrel', into: 'microchip', year: 2015 },
  { name: 'Atmel', into: 'microchip', year: 2016, code: 'atmel' },
  { name: 'Microsemi', into: 'microchip', year: 2018 },
  { name: 'Fairchild', into: 'onsemi', year: 2016 },
  { name: 'Intersil', into: 'renesas', year: 2017 },
  { name: 'IDT', into: 'renesas', year: 2019 },
  { name: 'Dialog Semiconductor', into: 'renesas', year: 2021 },
  { name: 'International Rectifier', into: 'infineon', year: 2015, code: 'ir' },
  { name: 'Cypress', into: 'infineon', year: 2020, code: 'cypress' },
  { name: 'Spansion', into: 'cypress', year: 2015 },
  { name: 'Zetex', into: 'diodes', year: 2008 },
  { name: 'BCD', into: 'diodes', year: 2013 },
  { name: 'Pericom', into: 'diodes', year: 2015 },
  { name: 'IXYS', into: 'littelfuse', year: 2018 },
  { name: 'EPCOS', into: 'tdk', year: 2008 },
  { name: 'Exar', into: 'maxlinear', year: 2017 },
]

/** The makers that went into a brand, the latest first. */
export const mergersInto = (code: string): readonly Merger[] =>
  mergers.filter(({ into }) => into === code).toSorted((one, other) => other.year - one.year)

/** What became of a brand that is none of its own any more. */
export const mergerOf = (code: string): Merger | undefined => mergers.find((merger) => merger.code === code)
