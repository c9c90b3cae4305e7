import { careNotesEn } from './care-notes-en.ts'

/** A page of plain text: an opening and points. */
export interface Note {
  title: string
  text: string[]
  points: string[]
}

/** The English notes. */
export const notesEn = {
  ...careNotesEn,
  connections: {
    title: 'Connecting the terminals',
    text: [
      'Every terminal needs a defined state. An open input picks up noise and may take current from the supply; a terminal marked as not connected may still touch the chip.',
    ],
    points: [
      'Tie unused inputs to the level that keeps their function idle.',
      'Leave unused outputs open.',
      'Connect all ground and supply terminals, even when one would carry the current.',
      'Solder the exposed pad, where there is one: it carries heat and often ground.',
      'Add a test point to each net that tells whether the part works.',
      'Check the first terminal on the drawing against the footprint before the board is ordered.',
    ],
  },
  discharge: {
    title: 'Handling ratings',
    text: [
      'Charge from hands, tools and bags may damage a part without any trace. The class of a real part is stated by its manufacturer; until it is known, a part is handled as sensitive.',
    ],
    points: [
      'Work on grounded mats with a tested wrist strap.',
      'Keep parts in the bag until they are placed.',
      'Discharge cables before they are plugged.',
      'Keep plastic sheets and cups off the bench.',
      'Use irons and tweezers that conduct.',
    ],
  },
  modes: {
    title: 'Modes of operation',
    text: [
      'A part meets more states than normal work: start, idle, overload and end of supply. Each is thought through before the first board.',
    ],
    points: [
      'Start: values settle; nothing downstream relies on them yet.',
      'Normal work: all quantities lie within the recommended ranges.',
      'Idle: the load is small, and leakage and quiescent current decide.',
      'Overload: a limit, a fuse or a shutdown ends it before heat does.',
      'End of supply: stored energy flows back; it needs a way that harms nothing.',
      'Restart: the state after a short break is as good as after a long one.',
    ],
  },
  supply: {
    title: 'Supply recommendations',
    text: [
      'The supply of a board is shared. What one part takes in a moment is seen by all others as a dip, and the lines between them decide how deep it is.',
    ],
    points: [
      'Bring supply and ground in wide and close together.',
      'Place a larger capacitor where the supply enters, and small ones at the parts.',
      'Limit the inrush current of large capacitors.',
      'Switch supplies in the order that the inputs of the parts allow.',
      'Protect against wrong polarity where a user can plug the cable.',
      'Look at the supply with a short ground spring, not with a long lead.',
    ],
  },
  checklist: {
    title: 'Review before the first board',
    text: ['The list is read aloud by one person and answered by another. A point that nobody can answer is a task.'],
    points: [
      'Part number, package and footprint belong together.',
      'All limits are met at the highest and lowest supply.',
      'Values at the lowest and highest temperature have been looked at.',
      'Every terminal is connected as planned.',
      'Heat has a way out, and the way has been calculated.',
      'Test points exist for each supply and each key signal.',
      'Parts near the edge keep their distance.',
      'A second source is known, or its absence is accepted.',
    ],
  },
  worst: {
    title: 'Worst-case calculation',
    text: [
      'Adding all limits in the same direction gives a design that always works and often costs too much. Adding the squares of independent shares gives what nearly all devices will show. Both are written down, and the task decides which one counts.',
      'Shares that come from the same cause, such as temperature, are added first and treated as one.',
    ],
    points: [
      'List each share with its cause and its source.',
      'Mark the shares that move together.',
      'Sum in the worst direction for safety functions.',
      'Sum by squares for comfort functions.',
      'Check the two largest shares by measurement.',
    ],
  },
  noise: {
    title: 'Noise and immunity',
    text: [
      'Noise leaves and enters a board on the same ways. Short loops and clear return paths keep both small, and filters at the edge take what is left.',
    ],
    points: [
      'Find the loop with the fastest current and make it the smallest.',
      'Give every signal a return path beside or below it.',
      'Filter cables where they enter, against the shield or the case.',
      'Keep clocks off the edge of the board.',
      'Place protection so that its current does not cross the plane.',
      'Repeat the test with the cables of the final device.',
    ],
  },
  measuring: {
    title: 'Notes on measuring',
    text: [
      'A meter changes what it measures. Its input resistance, its capacitance and its leads become part of the circuit while they are attached.',
    ],
    points: [
      'Use four leads for low resistance.',
      'Use guards for high resistance.',
      'Keep probes short at high frequency.',
      'Average slow values; trigger fast ones.',
      'State the bandwidth with every noise value.',
      'Turn the lot: measure the same part again at the end.',
    ],
  },
  firstPower: {
    title: 'First power-up',
    text: [
      'The first minutes decide whether a board is mended or thrown away. A supply with a low current limit and an open eye for heat are worth more than speed.',
    ],
    points: [
      'Measure the resistance of each supply to ground before anything is connected.',
      'Set the current limit a little above the expected current.',
      'Raise the voltage slowly and watch current, not voltage.',
      'Feel or look for warm parts with care.',
      'Check each supply, then reset and clocks, then signals.',
      'Write down what was measured; the next board is compared with it.',
    ],
  },
  together: {
    title: 'Parts in parallel and in series',
    text: [
      'Parts are joined when one alone does not carry the current, the voltage or the heat. Sharing is never even by itself.',
    ],
    points: [
      'In parallel, equal ways of copper give equal currents.',
      'A value that rises with temperature helps sharing; one that falls harms it.',
      'In series, leakage decides how the voltage is shared; resistors across the parts set it.',
      'Mount joined parts at one temperature.',
      'Derate the group, not only the part.',
      'Think of the failure of one: what do the others do then?',
    ],
  },
} satisfies Record<string, Note>

/** The notes of one language. */
export type Notes = Record<keyof typeof notesEn, Note>
