import type { Note } from './notes-en.ts'

/** English notes on handling, support and the sample itself. */
export const careNotesEn = {
  rework: {
    title: 'Rework by hand',
    text: ['Each heating takes life from part and board. A plan before the iron is taken up saves one of them.'],
    points: [
      'Warm the board from below.',
      'Add fresh flux and a little solder before lifting.',
      'Lift only when all joints are liquid.',
      'Clean the pads with braid, along the copper.',
      'Use a new part; a removed one is scrap.',
      'Look at the joints under a lens and test again.',
    ],
  },
  cleaning: {
    title: 'Cleaning and coating',
    text: [
      'Residues of flux draw moisture and let small currents pass. Whether they may stay depends on the flux, the voltage and the resistance of the circuit.',
    ],
    points: [
      'Ask which cleaners the bodies and marks withstand.',
      'Avoid ultrasonic cleaning of parts with cavities or crystals.',
      'Dry the board before it is coated.',
      'Mask openings, contacts and adjusters.',
      'Choose a coating that stays soft over the range of temperature.',
    ],
  },
  storage: {
    title: 'Storage',
    text: [
      'Parts keep well in the sealed bag at room conditions. After opening, moisture enters plastic bodies, and heat then drives it out through cracks. The time allowed is on the label.',
    ],
    points: [
      'Note the date of opening on the bag.',
      'Return unused parts to a dry cabinet.',
      'Bake according to the label when the time is over.',
      'Keep away from sulphur, salt and solvents.',
      'Use the oldest lot first.',
      'Do not stack reels on their edge under load.',
    ],
  },
  reliability: {
    title: 'Reliability tests',
    text: [
      'The list names tests that are usual for the category. Whether and how a part was tested is stated by its manufacturer.',
    ],
    points: [
      'High temperature with load.',
      'Change of temperature in many cycles.',
      'Moist heat with voltage.',
      'Storage at high and low temperature.',
      'Vibration and shock in three directions.',
      'Bending of the board.',
      'Resistance to soldering heat.',
      'Solderability after ageing.',
    ],
  },
  materials: {
    title: 'Materials and environment',
    text: [
      'Laws limit certain substances in electronic devices. Declarations are given by the manufacturer for a part number and a date; this sample gives none.',
    ],
    points: [
      'Ask for the declaration before a part is approved.',
      'Keep declarations with the list of parts.',
      'Check again when a part number changes.',
      'Collect old boards for recycling.',
      'Packing may be returned or recycled by its marks.',
    ],
  },
  inspection: {
    title: 'Incoming inspection',
    text: ['A short look at each delivery finds wrong reels before they reach the line.'],
    points: [
      'Compare the part number on order, label and list.',
      'Compare quantity, lot and date code.',
      'Look at seal, humidity card and desiccant.',
      'Look at marking and terminals under a lens.',
      'Measure a few parts at two points of their range.',
      'Keep samples of each lot with the record.',
    ],
  },
  replacing: {
    title: 'Replacing a part',
    text: [
      'A substitute is compared row by row. Differences are allowed where they are understood, and each is written down with the reason.',
    ],
    points: [
      'Outline, terminals and height.',
      'Limits: voltage, current, temperature.',
      'Values and tolerance over temperature.',
      'Behaviour at start and in faults.',
      'Approvals that the device needs.',
      'Life cycle and supply.',
      'Test on the board with parts from both ends of the spread.',
    ],
  },
  changes: {
    title: 'Changes of product',
    text: [
      'Manufacturers announce changes of material, site or design, and the end of production. A design stays alive when somebody reads these notices.',
    ],
    points: [
      'Subscribe to notices for every part of the list.',
      'Judge each notice by form, fit and function.',
      'Test samples of the changed part where a limit may move.',
      'Plan a last order when a part ends.',
      'Record the decision with the date.',
    ],
  },
  documents: {
    title: 'Further documents',
    text: ['A datasheet is the start of the information about a part. The manufacturer may offer more.'],
    points: [
      'Application notes with tested circuits.',
      'Models for simulation.',
      'Drawings of package and land pattern.',
      'Reports of qualification.',
      'Boards for evaluation.',
      'Lists of known faults.',
    ],
  },
  notice: {
    title: 'About this sample',
    text: [
      'This document was made by Xinpu to show how its viewer, search and comparison work. It was not issued, checked or approved by the manufacturer named in it, and it does not replace the document of the manufacturer.',
      'Values in tables of characteristics come from the catalogue of Xinpu. Curves, drawings and figures marked illustrative belong to no real part. Names of companies and parts belong to their owners and are used to tell parts apart.',
    ],
    points: [
      'Do not design with this document.',
      'Get the current document from the manufacturer.',
      'Tell Xinpu of mistakes in the catalogue.',
    ],
  },
} satisfies Record<string, Note>
