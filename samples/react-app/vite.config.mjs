import {defineConfig} from 'vite';

export default defineConfig({
  server: {
    // The token server of the other project, or your own.
    proxy: {'/virtual-stadium-token': 'http://localhost:3000'},
  },
  test: {
    environment: 'jsdom',
    include: ['test/*.test.tsx'],
  },
});
