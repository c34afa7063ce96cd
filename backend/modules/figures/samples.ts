import type { Figure, Notice } from './contract.ts'

/** Sample marketing figures. Nothing measured stands behind them, and each is labelled so. */
export const sampleFigures: readonly Figure[] = [
  { id: 'families', text: '2,847+ families served', isSample: true },
  { id: 'messages', text: '50,000+ messages', isSample: true },
  { id: 'rating', text: '4.9/5 rating from 2,847 reviews', isSample: true },
  { id: 'genealogy', text: '95% genealogy success rate', isSample: true },
  { id: 'experience', text: 'Genealogists with 20+ years of experience', isSample: true },
]

export const sampleNotices: readonly Notice[] = [
  { name: 'Anna', location: 'Ohio', action: 'recorded a birthday message', time: '2 minutes ago' },
  { name: 'James', location: 'Texas', action: 'started a family tree', time: '5 minutes ago' },
  { name: 'Maria', location: 'Spain', action: 'sealed a time capsule', time: '8 minutes ago' },
  { name: 'Tom', location: 'Oregon', action: 'scanned 40 photos', time: '11 minutes ago' },
  { name: 'Aisha', location: 'London', action: 'invited her sister', time: '14 minutes ago' },
  { name: 'Chen', location: 'Toronto', action: 'saved a recipe', time: '17 minutes ago' },
  { name: 'Lena', location: 'Berlin', action: 'finished a scrapbook', time: '21 minutes ago' },
  { name: 'David', location: 'Florida', action: 'recorded bedtime stories', time: '24 minutes ago' },
  { name: 'Ruth', location: 'Maine', action: 'wrote her last wishes', time: '28 minutes ago' },
  { name: 'Sam', location: 'Sydney', action: 'found a great-grandmother', time: '33 minutes ago' },
]
