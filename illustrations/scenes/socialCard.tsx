import fs from 'node:fs';
import path from 'node:path';
import React from 'react';
import {site} from '../../src/site';
import type {Scene} from '../scene';

const logo = fs.readFileSync(path.join(__dirname, '../../static/img/logo.svg')).toString('base64');

export const socialCard: Scene = {
  name: 'social-card',
  folder: 'static/img',
  styles: [],
  frames: ['wide'],
  modes: ['light'],
  scale: 1,
  width: 1200,
  gradients: true,
  draw: () => (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        height: 630,
        margin: -20,
        padding: 80,
        background:
          'radial-gradient(900px 420px at 70% 110%, var(--vs-night-raised), transparent 70%), var(--vs-night)',
        color: 'var(--vs-night-text)',
      }}
    >
      <img src={`data:image/svg+xml;base64,${logo}`} alt="" width={120} height={120} />
      <div>
        <h1 style={{marginBottom: 24, fontSize: 76, lineHeight: 1.15, letterSpacing: '-0.02em'}}>
          {site.title}
        </h1>
        <p style={{maxWidth: 860, color: 'var(--vs-night-muted)', fontSize: 36, lineHeight: 1.35}}>
          {site.tagline}
        </p>
      </div>
    </div>
  ),
};
