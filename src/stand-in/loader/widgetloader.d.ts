// The stand-in has the global function SIR and nothing else. Its types are those of the contract:
// put types/virtual-stadium.d.ts next to this file.
