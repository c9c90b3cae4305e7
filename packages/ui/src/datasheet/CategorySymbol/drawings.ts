/** IEC schematic symbols in a box of 32, to be stroked 1.5 wide. */
export const drawings: Record<string, string | undefined> = {
  capacitor: 'M2 16h12M14 7v18M18 7v18M18 16h12',
  resistor: 'M2 16h5M25 16h5M7 11h18v10H7z',
  inductor: 'M2 18h3a3.7 3.7 0 0 1 7.3 0a3.7 3.7 0 0 1 7.4 0a3.7 3.7 0 0 1 7.3 0h3',
  diode: 'M2 16h9M21 16h9M11 9l10 7-10 7zM21 9v14',
  transistor: 'M3 16h7M10 9v14M14 8v4M14 14v4M14 20v4M14 10h9V3M14 22h9v7M14 16h9v6M14 16l4-2.4M14 16l4 2.4',
  power: 'M8 8h16v12H8zM2 12h6M24 12h6M16 20v6M11 26h10M13.5 29h5',
  mcu: 'M9 9h14v14H9zM13 4v5M19 4v5M13 23v5M19 23v5M4 13h5M4 19h5M23 13h5M23 19h5',
  amplifier: 'M9 5l17 11L9 27zM3 11h6M3 21h6M26 16h4M12 11.5h3M12 20.5h3M13.5 19v3',
  interface: 'M4 11h22l-4-4M26 11l-4 4M28 21H6l4-4M6 21l4 4',
  logic: 'M8 6h8a10 10 0 0 1 0 20H8zM2 11h6M2 21h6M26 16h4',
  memory: 'M6 6h20v20H6zM6 12.7h20M6 19.3h20M12.7 6v20M19.3 6v20',
  converter: 'M5 8h15l7 8-7 8H5zM10 20l2-8 2 8M10.7 17.5h2.7M2 16h3M27 16h3',
  clock: 'M2 16h7M23 16h7M9 9v14M23 9v14M13 7h6v18h-6z',
  connector: 'M14 4h13v24H14zM3 10h15M3 16h15M3 22h15',
  protection: 'M2 16h28M8 11h16v10H8z',
  opto: 'M2 19h9M21 19h9M11 12l10 7-10 7zM21 12v14M16 9l4-5M20 4l-.6 2.8M20 4l-2.6 1.2M22 11l4-5M26 6l-.6 2.8M26 6l-2.6 1.2',
  sensor: 'M2 16h5M25 16h5M7 11h18v10H7zM6 27h4L24 6',
  switch:
    'M2 20h7M23 20h7M12.5 18.5L22 10M12.8 20a1.9 1.9 0 1 1-3.8 0a1.9 1.9 0 1 1 3.8 0M23 20a1.9 1.9 0 1 1-3.8 0a1.9 1.9 0 1 1 3.8 0',
}

/** A box with two leads: what has no symbol of its own. */
export const plainBox = 'M2 16h6M24 16h6M8 9h16v14H8zM13 16h6'
