#ifndef SEGUE_CSYSTEM_H
#define SEGUE_CSYSTEM_H
#endif
